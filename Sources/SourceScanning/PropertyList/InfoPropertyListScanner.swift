import Foundation
import NavigationModel

/// Reads what an `Info.plist` says about where an app starts.
public enum InfoPropertyListScanner {
  /// Reads one property list, in XML or in the binary format.
  ///
  /// - Parameters:
  ///   - data: the bytes of the file.
  ///   - path: the path relative to the analyzed root, for the places of issues.
  /// - Returns: the facts; or an issue at the broken line when the file is no property list.
  public static func scan(_ data: Data, path: String) -> FileFacts {
    do throws(FormatFault) {
      return FileFacts(path: path, content: .infoPropertyList(try facts(in: data)))
    } catch {
      guard let directives = PropertyListDirectives(in: data) else {
        return FileFacts(path: path, content: .nothing, issues: [error.issue(.malformed, path: path)])
      }
      return scan(directives, path: path)
    }
  }

  /// Reads a property list that Xcode preprocesses, with all branches of its conditions, since the settings of the build
  /// decide between them.
  private static func scan(_ directives: PropertyListDirectives, path: String) -> FileFacts {
    let start = "Xcode preprocesses this property list (#ifdef and the like)"
    func fault(_ rest: String) -> FormatFault {
      FormatFault(message: "\(start); \(rest).", position: Position(line: directives.firstLine, column: 1))
    }
    do throws(FormatFault) {
      let facts = try facts(in: directives.rest)
      let issue = fault("navgraph reads all of its branches").issue(.partlyRead, path: path)
      return FileFacts(path: path, content: .infoPropertyList(facts), issues: [issue])
    } catch {
      let issue = fault("navgraph cannot read it").issue(.malformed, path: path)
      return FileFacts(path: path, content: .nothing, issues: [issue])
    }
  }

  private static func facts(in data: Data) throws(FormatFault) -> InfoPropertyListFacts {
    let list = try PropertyListReader.read(data)
    guard case .dictionary = list else {
      throw FormatFault(message: "The property list is not a dictionary.", position: .start)
    }
    return InfoPropertyListFacts(list)
  }
}

extension InfoPropertyListFacts {
  fileprivate init(_ list: PropertyList) {
    let appExtension = list["NSExtension"]
    self.init(
      mainStoryboards: Self.storyboards(
        in: Self.variants(of: "NSMainStoryboardFile", in: list) + Self.variants(of: "UIMainStoryboardFile", in: list)),
      launchStoryboards: Self.storyboards(in: Self.variants(of: "UILaunchStoryboardName", in: list)),
      scenes: Self.scenes(of: list),
      extensionStoryboard: appExtension?["NSExtensionMainStoryboard"]?.storyboardName,
      principalClass: appExtension?["NSExtensionPrincipalClass"]?.className ?? list["NSPrincipalClass"]?.className)
  }

  /// Each storyboard once, the one for all devices before those for some.
  private static func storyboards(in values: [PropertyList]) -> [String] {
    values.compactMap(\.storyboardName).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  private static func scenes(of list: PropertyList) -> [SceneConfiguration] {
    variants(of: "UIApplicationSceneManifest", in: list).flatMap { manifest in
      let roles = manifest["UISceneConfigurations"]?.entries ?? [:]
      return roles.sorted { $0.key < $1.key }.flatMap(\.value.elements).map(SceneConfiguration.init)
    }
  }

  /// The values of a key and of its variants for devices, such as `UIMainStoryboardFile~ipad`.
  private static func variants(of key: String, in list: PropertyList) -> [PropertyList] {
    list.entries
      .filter { $0.key == key || $0.key.hasPrefix(key + "~") }
      .sorted { $0.key < $1.key }
      .map(\.value)
  }
}

extension InfoPropertyListFacts.SceneConfiguration {
  fileprivate init(_ configuration: PropertyList) {
    self.init(
      name: configuration["UISceneConfigurationName"]?.string,
      delegateClass: configuration["UISceneDelegateClassName"]?.className,
      storyboard: configuration["UISceneStoryboardFile"]?.storyboardName)
  }
}

extension PropertyList {
  /// The name of a class without its module; nil where a build setting stands for the whole of it.
  fileprivate var className: String? {
    guard let name = string?.split(separator: ".").last, !name.hasSuffix(")"), !name.hasSuffix("}") else {
      return nil
    }
    return String(name)
  }

  /// The base name of a storyboard. An empty string, which templates leave behind, names none.
  var storyboardName: String? {
    guard let name = string, !name.isEmpty else { return nil }
    return name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
  }
}
