import type { Mood } from '@charterstone/engine'
import { StoryPicture } from '../story/story-picture.tsx'

const STORIES: readonly (readonly [number, Mood])[] = [
  ...[1, 2, 3, 4, 5].map((story) => [story, 'happy'] as const),
  ...[6, 7, 8, 9, 10, 11, 12, 13, 14, 15].flatMap((story) => [
    [story, 'happy'] as const,
    [story, 'angry'] as const,
  ]),
  [16, 'happy'],
  [17, 'happy'],
  [18, 'happy'],
  [18, 'angry'],
]

export function StorySection() {
  return (
    <div className="gallery-grid" style={{ '--cell': '300px' } as Record<string, string>}>
      {STORIES.map(([story, mood]) => (
        <figure key={`${story}${mood}`}>
          <div style={{ width: 300, height: 384 }}>
            <StoryPicture story={story} mood={mood} />
          </div>
          <figcaption>
            {story} {mood}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
