// Counts calls against their allowances, in this process's memory.
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { RateClass } from '#lib/contract/call.ts';
import { alertsPerHook, allowances, registrationsPerEmail, type Allowance, wrongAlertsPerHook, wrongKeysPerAddress } from './allowances.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';

export type Limits = {
  /** `who`: a user, or an address. Null: allowed. */
  call(rateClass: RateClass, who: string, request: FastifyRequest): Promise<Refusal | null>;
  registration(email: string, request: FastifyRequest): Promise<Refusal | null>;
  /** A key that is no operator's. */
  wrongKey(request: FastifyRequest): Promise<Refusal | null>;
  /** An alert for a bot, with the right token or without it. */
  alert(hook: string, isRight: boolean, request: FastifyRequest): Promise<Refusal | null>;
};

/** `factor` multiplies every allowance. To be made after the rate-limit plugin is registered. */
export function createLimits(app: FastifyInstance, factor: number): Limits {
  const who = new WeakMap<FastifyRequest, string>();
  const limiter = ({ calls, windowMs }: Allowance) =>
    app.createRateLimit({
      max: Math.ceil(calls * factor),
      timeWindow: windowMs,
      keyGenerator: (request) => who.get(request) ?? request.ip,
    });
  const classes = {
    read: limiter(allowances.read),
    trade: limiter(allowances.trade),
    session: limiter(allowances.session),
    funding: limiter(allowances.funding),
    guest: limiter(allowances.guest),
  };
  const perEmail = limiter(registrationsPerEmail);
  const wrongKeys = limiter(wrongKeysPerAddress);
  const alerts = { right: limiter(alertsPerHook), wrong: limiter(wrongAlertsPerHook) };
  const draw = async (limit: ReturnType<typeof limiter>, key: string, request: FastifyRequest): Promise<Refusal | null> => {
    who.set(request, key);
    const result = await limit(request);
    if (result.isAllowed || !result.isExceeded) return null;
    return new Refusal('tooManyRequests', { retryAfterSeconds: Math.max(1, result.ttlInSeconds) });
  };
  return {
    call: (rateClass, key, request) => draw(classes[rateClass], key, request),
    alert: (hook, isRight, request) => draw(isRight ? alerts.right : alerts.wrong, hook, request),
    wrongKey: (request) => draw(wrongKeys, request.ip, request),
    registration: (email, request) => draw(perEmail, email.toLowerCase(), request),
  };
}
