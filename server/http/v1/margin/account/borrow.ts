// Lends to a margin wallet.
import { borrowMargin } from '#lib/contract/calls/v1/margin/account/borrow.ts';
import { changeLoan } from '#server/answers/margin/margin-loan.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveBorrowMargin = serveUser(
  borrowMargin,
  ['client', 'listings', 'usdtPrice', 'site', 'now'],
  (request, { accountId }, rooms) => changeLoan('borrow', request, accountId, rooms),
);
