// Takes a quote of the user's.
import { takeConversion } from '#lib/contract/calls/v1/spot/convert/trade.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { toTakenPart } from '#server/answers/wallets/convert-words.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveTakeConversion = serveUser(takeConversion, ['convert'], async ({ traceId }, { accountId }, { convert }) => {
  const taken = await convert.take(accountId, traceId);
  if (typeof taken === 'string') return refuse(rejectKeys[taken]);
  const { timeMs, to, parts } = taken;
  const sum = parts.reduce((all, { toUnits, reason }) => all + (reason === null ? toUnits : 0n), 0n);
  return {
    traceId,
    ts: timeMs,
    toCoin: to.code,
    toCoinSize: formatDecimal(sum, to.decimals),
    parts: parts.map((part) => toTakenPart(part, to)),
  };
});
