import type { Mood } from '@charterstone/engine'
import { KingPortrait } from '../portraits/king-portrait.tsx'
import { Minimap } from '../scene/minimap.tsx'
import { Panorama } from '../story/panorama.tsx'
import { panoramaStrokes } from '../story/panorama-strokes.ts'
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

const query = new URLSearchParams(location.search)

export function StorySection() {
  const only = query.get('only')
  const width = Number(query.get('width') ?? 300)
  return (
    <div className="gallery-grid" style={{ '--cell': `${width}px` } as Record<string, string>}>
      {STORIES.filter(([story]) => only === null || only.split(',').includes(String(story))).map(
        ([story, mood]) => (
          <figure key={`${story}${mood}`}>
            <div style={{ width, height: Number(query.get('height') ?? width * 1.28) }}>
              <StoryPicture story={story} mood={mood} />
            </div>
            <figcaption>
              {story} {mood}
            </figcaption>
          </figure>
        ),
      )}
    </div>
  )
}

export function PanoramaSection() {
  return (
    <>
      <div style={{ height: 480 }}>
        <Panorama strokes={panoramaStrokes()} />
      </div>
      <div className="gallery-row paper-grain">
        <KingPortrait mood="happy" size={140} />
        <KingPortrait mood="angry" size={140} />
        <Minimap view={[200, 180, 300, 260]} width={140} />
      </div>
    </>
  )
}
