// The rows of the table that are about logins.
import { add } from '../rows.ts';
import { benchLogins } from './logins.ts';

export async function addLoginRows(url: string): Promise<void> {
  const { perSecond, ratio, rushedP99Ms, quietP99Ms } = await benchLogins(url);
  add('Logins a second while orders are placed', perSecond.toFixed(1), 'at least 25', perSecond >= 25);
  add(
    'Order p99 in a rush of logins, against without them',
    `${ratio.toFixed(2)} × (${rushedP99Ms.toFixed(1)} ms to ${quietP99Ms.toFixed(1)} ms)`,
    'at most 2 ×',
    ratio <= 2,
  );
}
