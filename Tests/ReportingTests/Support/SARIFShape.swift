/// The part of SARIF 2.1.0 that reports may use, by the sections of the standard, with what GitHub's code scanning asks
/// for beyond it: a result has a location, a rule a name.
enum SARIFShape {
  static let log = JSONShape.object(
    required: ["version": .word(["2.1.0"]), "runs": .list(run)], optional: ["$schema": .text])

  private static let run = JSONShape.object(
    required: ["tool": .object(required: ["driver": driver]), "results": .list(result)],
    optional: [
      "automationDetails": .object(required: ["id": .text]),
      "columnKind": .word(["utf16CodeUnits", "unicodeCodePoints"]),
      "originalUriBaseIds": .map(.object(required: [:], optional: ["uri": .text, "description": message])),
      "invocations": .list(
        .object(
          required: ["executionSuccessful": .yes],
          optional: [
            "toolExecutionNotifications": .list(notification), "exitCode": .index, "exitCodeDescription": .text,
          ])),
    ])

  private static let driver = JSONShape.object(
    required: ["name": .text],
    optional: [
      "version": .text, "semanticVersion": .text, "informationUri": .text, "rules": .list(rule),
      "notifications": .list(.object(required: ["id": .text])),
    ])

  private static let rule = JSONShape.object(
    required: ["id": .text, "name": .text, "shortDescription": message],
    optional: [
      "fullDescription": message, "help": .object(required: ["text": .text], optional: ["markdown": .text]),
      "helpUri": .text,
    ])

  private static let result = JSONShape.object(
    required: ["message": message, "locations": .list(location), "ruleId": .text, "level": level],
    optional: [
      "ruleIndex": .index, "kind": .word(["informational"]), "relatedLocations": .list(location),
      "partialFingerprints": .map(.text),
      "codeFlows": .list(
        .object(required: [
          "threadFlows": .list(.object(required: ["locations": .list(step)]))
        ])), "baselineState": .word(["new", "unchanged", "absent"]),
      "suppressions": .list(
        .object(
          required: ["kind": .word(["inSource", "external"])],
          optional: ["justification": .text, "location": location])),
      "properties": .object(required: ["notes": .list(.text)], optional: ["help": .text]),
    ])

  private static let step = JSONShape.object(
    required: ["location": location], optional: ["properties": .object(required: ["edge": .text])])

  private static let notification = JSONShape.object(
    required: ["message": message],
    optional: ["level": level, "descriptor": .object(required: ["id": .text]), "locations": .list(location)])

  private static let location = JSONShape.object(
    required: ["physicalLocation": .object(required: ["artifactLocation": artifact, "region": region])],
    optional: ["id": .index, "message": message])

  private static let artifact = JSONShape.object(required: ["uri": .text], optional: ["uriBaseId": .text])
  private static let region = JSONShape.object(required: ["startLine": .position], optional: ["startColumn": .position])
  private static let message = JSONShape.object(required: ["text": .text])
  private static let level = JSONShape.word(["none", "note", "warning", "error"])
}
