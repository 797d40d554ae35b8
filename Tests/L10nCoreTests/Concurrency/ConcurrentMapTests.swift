import L10nCore
import Testing

@Test(arguments: [0, 1, 2, 1000])
func keepsTheOrderOfElementsThatAreWorkedOnAtOnce(count: Int) {
  let names = (0..<count).map { "file \($0)" }
  #expect(names.concurrentMap { $0 + "!" } == names.map { $0 + "!" })
}
