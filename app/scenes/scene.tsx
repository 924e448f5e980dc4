import { Optional } from '#app/components/optional.tsx'
import type { SceneProps } from './frame/scene-frame.tsx'
import { type SceneName, scenes } from './scenes.ts'

/** A scene by name. */
export function Scene({ name, ...props }: SceneProps & { readonly name: SceneName }) {
  const Drawing = scenes[name]
  return (
    <Optional>
      <Drawing {...props} />
    </Optional>
  )
}
