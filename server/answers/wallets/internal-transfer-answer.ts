// A transfer between users in the wire's words, and e-mail addresses as others may see them.
import type { InternalTransfer } from '#lib/contract/money/internal-transfer.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { InternalTransferRow } from '#server/services/wallets/internal-transfers.ts';

/** ann@example.com: a***@e***.com. How long it is stays hidden, too. */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const end = host.includes('.') ? host.slice(host.lastIndexOf('.')) : '';
  return `${name.slice(0, 1)}***@${host.slice(0, 1)}***${end}`;
}

/** As the user sees it, from either side. */
export const internalTransferAnswer = (
  row: InternalTransferRow,
  userId: string,
  otherEmail: string,
  listings: Listings,
): InternalTransfer => ({
  transferId: String(row.id),
  direction: row.userId === userId ? 'sent' : 'received',
  coin: row.coin,
  amount: formatDecimal(row.amountUnits, listings.assetOf(row.coin)?.decimals ?? 0),
  counterpart: maskedEmail(otherEmail),
  createTimeMs: row.createdAtMs,
});
