// Serves the metrics to this machine, and to whoever shows the token.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Metrics } from '#server/monitoring/metrics.ts';
import { isFromThisMachine } from '../access/is-from-this-machine.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { refusalReply } from '../serving/serve-call.ts';

/** The address at which a collector asks. */
export const metricsPath = '/metrics';

export type ServeMetricsOptions = {
  readonly metrics: Metrics;
  /** Whoever shows it may read them from anywhere; empty: nobody may but this machine. */
  readonly token: string;
  readonly now: () => number;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function isAllowed({ raw, headers }: FastifyRequest, token: string): boolean {
  if (isFromThisMachine(raw)) return true;
  return token !== '' && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

export function serveMetrics(app: FastifyInstance, { metrics, token, now }: ServeMetricsOptions): void {
  app.get(metricsPath, async (request, reply) => {
    if (!isAllowed(request, token)) return refusalReply(reply, new Refusal('unknownCall'), now());
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
