// Takes back what a margin wallet owes.
import { repayMargin } from '#lib/contract/calls/v1/margin/account/repay.ts';
import { changeLoan } from '#server/answers/margin/margin-loan.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveRepayMargin = serveUser(
  repayMargin,
  ['client', 'listings', 'usdtPrice', 'site', 'now'],
  (request, { accountId }, rooms) => changeLoan('repay', request, accountId, rooms),
);
