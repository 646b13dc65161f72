/// The manifests of tools that build without Xcode's projects, or write them.
enum OtherBuildTools {
  static func isManifest(_ name: String) -> Bool { names.contains(name) || name.hasSuffix(".podspec") }

  private static let names: Set<String> = [
    // XcodeGen and Tuist, whose projects may be older than the files.
    "project.yml", "project.yaml", "Project.swift",
    // Bazel and Buck.
    "BUILD", "BUILD.bazel", "BUCK",
  ]
}
