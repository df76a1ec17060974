export function SingleGameScreen() {
  return null
}
