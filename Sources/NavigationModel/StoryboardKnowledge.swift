/// What the storyboards of a program contain, and what its code asks of them: the input of the rules about storyboards.
///
/// These rules must not report false positives. A fact that the analyzed files cannot prove is nil, not false, for
/// example because of Objective-C code or a library's storyboards.
public struct StoryboardKnowledge: Hashable, Codable, Sendable {
  /// The storyboards sorted by file; launch screens are none of them, since nobody navigates there.
  public var storyboards: [LinkedStoryboard]
  /// What code asks for by names that are known; sorted by place, then by name.
  public var requests: [StoryboardRequest]

  /// Makes the knowledge of a program without storyboards, except for what is given.
  public init(storyboards: [LinkedStoryboard] = [], requests: [StoryboardRequest] = []) {
    self.storyboards = storyboards
    self.requests = requests
  }
}

/// A storyboard as the whole program sees it.
public struct LinkedStoryboard: Hashable, Codable, Sendable {
  /// The base name of the file, by which code and other storyboards refer to it.
  public var name: String
  /// The path of the file.
  public var file: String
  /// Whether code, another storyboard or a property list may name it; nil where there is code that was not analyzed, or
  /// settings that name it.
  public var isNamed: Bool?
  /// The controllers and the references to other storyboards, in document order.
  public var scenes: [LinkedScene]

  /// Makes a storyboard of its scenes.
  public init(name: String, file: String, isNamed: Bool? = nil, scenes: [LinkedScene]) {
    self.name = name
    self.file = file
    self.isNamed = isNamed
    self.scenes = scenes
  }
}

/// A controller of a storyboard, or a reference to one in another storyboard.
public struct LinkedScene: Hashable, Codable, Sendable {
  /// The XML id of the controller, by which the segues of the same document name it.
  public var id: String
  /// The storyboard ID, by which code makes the controller; nil where it has none.
  public var identifier: String?
  /// The class from the identity inspector; nil for the framework's own.
  public var customClass: String?
  /// Whether a source declares the class; nil where it has none, and where other than analyzed sources may declare it.
  public var isClassDeclared: Bool?
  /// The id of the graph's node for the controller, or for what the reference leads to; nil where it leads nowhere.
  public var node: String?
  /// What a storyboard reference refers to; nil for a controller.
  public var reference: Reference?
  /// The segues and relationships that start in the scene, in document order.
  public var segues: [LinkedSegue]
  /// Where the controller is in the document.
  public var location: SourceLocation

  /// A reference to a scene of another storyboard.
  public struct Reference: Hashable, Codable, Sendable {
    /// The other storyboard; nil where the reference names none.
    public var storyboard: String?
    /// The storyboard ID of the scene; nil for the initial one.
    public var identifier: String?
    /// Whether there is such a scene; nil where the storyboard is not among the analyzed files.
    public var isFound: Bool?

    /// Makes a reference by the names that it has.
    public init(storyboard: String?, identifier: String?, isFound: Bool?) {
      self.storyboard = storyboard
      self.identifier = identifier
      self.isFound = isFound
    }
  }

  /// Makes a scene without names and segues, except for what is given.
  public init(
    id: String, identifier: String? = nil, customClass: String? = nil, isClassDeclared: Bool? = nil,
    node: String? = nil, reference: Reference? = nil, segues: [LinkedSegue] = [], location: SourceLocation
  ) {
    self.id = id
    self.identifier = identifier
    self.customClass = customClass
    self.isClassDeclared = isClassDeclared
    self.node = node
    self.reference = reference
    self.segues = segues
    self.location = location
  }
}

/// A segue or a relationship of a storyboard as the whole program sees it.
public struct LinkedSegue: Hashable, Codable, Sendable {
  /// How it shows its destination.
  public var kind: TransitionKind
  /// The name by which code performs it; nil where it has none.
  public var identifier: String?
  /// The XML id of the controller or the exit that it leads to.
  public var destination: String
  /// Whether the document holds that controller or exit.
  public var isDestinationFound: Bool
  /// Whether nothing but code can perform it: it starts at the controller itself and is no relationship.
  public var isManual: Bool
  /// Whether code may know its identifier; nil where there is code that was not analyzed.
  public var isNamedInCode: Bool?
  /// The selector of the method that the segue calls: the segue action, or for an unwind segue the unwind action.
  public var action: String?
  /// Whether a class implements the action; nil without one, and where there is code that was not analyzed.
  public var isActionImplemented: Bool?
  /// Where the segue is in the document.
  public var location: SourceLocation

  /// Makes a segue that a control performs, except for what is given.
  public init(
    kind: TransitionKind, identifier: String? = nil, destination: String, isDestinationFound: Bool = true,
    isManual: Bool = false, isNamedInCode: Bool? = nil, action: String? = nil, isActionImplemented: Bool? = nil,
    location: SourceLocation
  ) {
    self.kind = kind
    self.identifier = identifier
    self.destination = destination
    self.isDestinationFound = isDestinationFound
    self.isManual = isManual
    self.isNamedInCode = isNamedInCode
    self.action = action
    self.isActionImplemented = isActionImplemented
    self.location = location
  }
}

/// A place where code asks a storyboard for something by a name that is known.
public struct StoryboardRequest: Hashable, Codable, Sendable {
  /// What is asked for.
  public enum Subject: Hashable, Codable, Sendable {
    /// A segue of one of the asker's own scenes.
    case segue(String)
    /// A scene by its storyboard ID. A nil storyboard is the asker's own.
    case scene(String, storyboard: String?)
    /// The scene that a storyboard starts with.
    case initialScene(storyboard: String)
  }

  /// The result of the lookup.
  public enum Answer: String, Codable, Sendable {
    /// It is there.
    case found
    /// Other scenes or storyboards have something of that name.
    case elsewhere
    /// Nothing has that name.
    case missing
  }

  /// What is asked for.
  public var subject: Subject
  /// The result of the lookup.
  public var answer: Answer
  /// The id of the node whose code asks; nil where no node stands for the code.
  public var asker: String?
  /// The name of the type whose code asks, or of the function outside of types.
  public var askerName: String
  /// The place in the code.
  public var site: SourceLocation
  /// Why nothing runs the code that asks, as a clause without a subject of its own: `no code names the function open`.
  /// Nil where something may run it, and for what is found.
  public var unreachable: String?

  /// Makes a request of code that something may run, unless a reason against it is given.
  public init(
    subject: Subject, answer: Answer, asker: String?, askerName: String, site: SourceLocation,
    unreachable: String? = nil
  ) {
    self.subject = subject
    self.answer = answer
    self.asker = asker
    self.askerName = askerName
    self.site = site
    self.unreachable = unreachable
  }
}
