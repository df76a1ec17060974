import { Link } from '../../shell/link.tsx'
export function HomeScreen() {
  return <Link to="/new">new</Link>
}
