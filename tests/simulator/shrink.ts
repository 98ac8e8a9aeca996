// From the commands that broke a rule to the few that are needed for it: whole stretches are left out as long as it still breaks.
import { createExchange } from '#server/engine/exchange.ts';
import { Shadow } from './shadow.ts';
import { brokenBy, type Told } from './simulate.ts';

/** The fault that the commands cause, played to a fresh core; null when they cause none. */
export function playAgain(history: readonly Told[]): string | null {
  const exchange = createExchange();
  const shadow = new Shadow();
  for (const [at, { timeMs, command }] of history.entries()) {
    const { record } = exchange.apply({ sequence: at + 1, timeMs, command });
    const broken = brokenBy(exchange, shadow, record, at === history.length - 1);
    if (broken.length > 0) return broken.join('; ');
  }
  return null;
}

/** The shortest list that was found to break something, at most so many trials long. */
export function shrink(history: readonly Told[], breaks: (history: readonly Told[]) => boolean, trials = 2000): readonly Told[] {
  let kept = history;
  let left = trials;
  for (let stretch = Math.ceil(kept.length / 2); stretch >= 1 && left > 0; stretch = Math.floor(stretch / 2)) {
    for (let from = 0; from < kept.length && left > 0; left -= 1) {
      const without = [...kept.slice(0, from), ...kept.slice(from + stretch)];
      if (breaks(without)) kept = without;
      else from += stretch;
    }
  }
  return kept;
}

/** One command a line, as JSON. */
export const written = (history: readonly Told[]): string =>
  history
    .map(({ timeMs, command }) =>
      JSON.stringify({ timeMs, ...command }, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)),
    )
    .join('\n');
