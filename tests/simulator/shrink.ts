// From the commands that broke a rule to the few that are needed for it: whole stretches are left out as long as it still breaks.
import { createExchange } from '#server/engine/exchange.ts';
import type { Told } from './simulate.ts';
import type { Venue } from './venue.ts';

/** A fault may be seen some commands after it was made: so many of the last ones are looked at whole. */
const lookedAtWhole = 32;

/** The fault that the commands cause, played to a fresh core; null when they cause none. */
export function playAgain(venue: Venue, history: readonly Told[]): string | null {
  const exchange = createExchange();
  const judge = venue.judge();
  for (const [at, { timeMs, command }] of history.entries()) {
    const { record } = exchange.apply({ sequence: at + 1, timeMs, command });
    const broken = judge(exchange, record, at >= history.length - lookedAtWhole);
    if (broken.length > 0) return broken.join('; ');
  }
  return null;
}

/** Numbers differ as commands are left out; the fault is the same. */
const kindOf = (fault: string): string => fault.replaceAll(/\d+/g, '#');

/** True if the commands cause that fault, not only another one, such as what a venue without its opening does. */
export const breaksAlike = (venue: Venue, history: readonly Told[], fault: string): boolean =>
  kindOf(playAgain(venue, history) ?? '') === kindOf(fault);

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
