/// When a test is said to hang.
public enum Hang {
  /// A test that is not done after so many minutes hangs.
  ///
  /// It is no measure of speed: all tests share the threads of a machine that may have only two cores and other work to do, and a test's time
  /// counts while it waits for its turn. So it is many times what the slowest of them needs alone.
  public static let minutes = 20
}
