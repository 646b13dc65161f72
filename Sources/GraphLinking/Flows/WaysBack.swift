import NavigationModel

/// Something that happens on a screen and makes a coordinator close it.
struct Departure {
  let screen: String
  let kind: TransitionKind
  let via: [String]
}

/// Tells which screen is below another, where the flows that lead forward leave no doubt.
struct WaysBack {
  private let arriving: [String: [Flow]]
  private let frames: Set<String>

  /// - Parameter isFrame: whether a screen is a container, which is never below what it holds.
  init(_ flows: [Flow], isFrame: (String) -> Bool) {
    let forward = flows.filter { !$0.kind.goesBack && $0.source != $0.destination }
    arriving = Dictionary(grouping: forward, by: \.destination)
    frames = Set(forward.flatMap { [$0.source, $0.destination] }.filter(isFrame))
  }

  /// The flows back to the previous screen; none where that is not known, or is one of several.
  func flows(_ departures: [Departure]) -> [Flow] {
    departures.compactMap { departure in
      guard let below = below(departure), below != departure.screen else { return nil }
      return Flow(source: departure.screen, destination: below, kind: departure.kind, via: departure.via)
    }
  }

  private func below(_ departure: Departure) -> String? {
    let found: Set<String>
    switch departure.kind {
    case .pop, .popTo: found = Set((arriving[departure.screen] ?? []).filter(isOnStack).map(\.source))
    case .popToRoot: found = bottoms(of: departure.screen)
    default:
      let flows = modalFlows(to: departure.screen)
      // On the app's tabs nothing is below: it is what the screen has brought up itself that it closes there.
      found = flows.contains(where: isBeginning) ? [] : Set(flows.map(\.source))
    }
    return found.count == 1 ? found.first : nil
  }

  /// The screens at the bottom of the stacks that a screen can be on, or that it can be shown above.
  private func bottoms(of screen: String) -> Set<String> {
    let isStacked = (arriving[screen] ?? []).contains(where: isOnStack)
    let tops = isStacked ? [screen] : modalFlows(to: screen).map(\.source)
    let below = tops.flatMap { stack(below: $0, by: isOnStack) }
    return Set(below.filter { !(arriving[$0] ?? []).contains(where: isOnStack) })
  }

  /// The flows that brought up what a screen is in: a sheet with a stack of screens is closed as a whole.
  private func modalFlows(to screen: String) -> [Flow] {
    let within = stack(below: screen) { isOnStack($0) || isPart($0) }
    return within.flatMap { arriving[$0] ?? [] }.filter { !isOnStack($0) && !isPart($0) }
  }

  /// The screen and those from which it is reached by some flows.
  private func stack(below screen: String, by isLink: (Flow) -> Bool) -> [String] {
    var seen: Set<String> = [screen]
    var stack = [screen]
    var index = 0
    while index < stack.count {
      for flow in arriving[stack[index]] ?? [] where isLink(flow) && seen.insert(flow.source).inserted {
        stack.append(flow.source)
      }
      index += 1
    }
    return stack
  }

  /// Whether the destination lies above the source on a stack, with a way back.
  private func isOnStack(_ flow: Flow) -> Bool {
    guard !frames.contains(flow.source) else { return false }
    switch flow.kind {
    case .push, .show, .showDetail, .custom: return true
    default: return false
    }
  }

  /// Whether the destination takes the place of everything, as the app's tabs do once somebody has signed in.
  private func isBeginning(_ flow: Flow) -> Bool { flow.kind == .root && frames.contains(flow.destination) }

  /// Whether the destination is seen together with its source. A coordinator that sets a root begins something new.
  private func isPart(_ flow: Flow) -> Bool {
    frames.contains(flow.source) || flow.kind.isPart || (flow.kind == .root && flow.via.isEmpty)
  }
}

extension TransitionKind {
  /// Whether the destination is seen within its source and was never anywhere else.
  var isPart: Bool { isContainment && self != .root }
}
