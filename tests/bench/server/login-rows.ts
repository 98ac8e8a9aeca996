// The rows of the table that are about logins.
import { add } from '../rows.ts';
import { benchLogins, steadyRate } from './logins.ts';

export async function addLoginRows(url: string): Promise<void> {
  const { steady, fullSpeed } = await benchLogins(url);
  add(`Logins a second beside ${steadyRate} orders a second`, steady.perSecond.toFixed(1), 'at least 25', steady.perSecond >= 25);
  for (const [name, { ratio, rushedP99Ms, quietP99Ms, perSecond }] of [
    [`${steadyRate} orders a second`, steady],
    ['orders at full speed', fullSpeed],
  ] as const)
    add(
      `Order p99 in a rush of logins, against without them, of ${name}`,
      `${ratio.toFixed(2)} × (${rushedP99Ms.toFixed(1)} ms to ${quietP99Ms.toFixed(1)} ms), with ${perSecond.toFixed(1)} logins a second`,
      'at most 2 ×',
      ratio <= 2,
    );
}
