// Takes a report of page speed.
import { reportSpeed } from '#lib/contract/calls/v1/mix/public/reportSpeed.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveReportSpeed = servePublic(reportSpeed, ['pageSpeed'], ({ token, page, lcp, inp, cls }, { pageSpeed }) => {
  const refused = pageSpeed.report(token, { page, lcp, inp, cls });
  if (refused === 'over') return refuse('linkOver');
  return refused === null ? {} : refuse('tooManyRequests', { retryAfterSeconds: Math.ceil(refused / 1000) });
});
