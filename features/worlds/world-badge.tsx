// The name of a world beside its colour, and whether its time goes on.
import type { WorldRow } from '#lib/contract/worlds/world.ts';
import { useWorldWords } from './world-words.ts';
import { worldSurface } from './world-colour.ts';

export function WorldName({ world: { name, colour } }: { readonly world: Pick<WorldRow, 'name' | 'colour'> }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${worldSurface[colour]}`} />
      <bdi className="min-w-0 truncate">{name}</bdi>
    </span>
  );
}

export function WorldState({ clock }: Pick<WorldRow, 'clock'>) {
  const words = useWorldWords();
  const look =
    clock === null ? 'bg-surface-2 text-muted' : clock.speed === 0 ? 'bg-warning-soft text-warning' : 'bg-positive-soft text-positive';
  return <span className={`shrink-0 rounded px-1.5 py-0.5 text-2xs ${look}`}>{words.state(clock)}</span>;
}
