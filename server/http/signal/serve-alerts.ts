// The webhooks of signal bots: alerts as TradingView and programs send them, without a session, in JSON of whichever content type.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { signalMessageLimit } from '#lib/contract/bots/signal/signal-inbox.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Signals } from '#server/services/bots/signal/signals.ts';
import { success } from '../serving/envelope.ts';
import { errorRefusal } from '#server/answers/refusal/error-refusal.ts';
import type { Limits } from '../serving/limits.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { refusalReply } from '../serving/serve-call.ts';
import { arrivalRefusal } from '#server/answers/bots/signal/arrival-refusal.ts';
import { readHook } from '#server/answers/bots/signal/hook-name.ts';

type AlertOptions = {
  readonly limits: Limits;
  readonly now: () => number;
  readonly live: () => Signals;
  /** Null: it is not open. Nobody opens it from outside. */
  readonly paper: () => Signals | null;
};

/** A message and its token, wherever they stand: behind the name of the bot in the address, or inside the message. */
type Sent = { readonly hook: string; readonly token: string | null; readonly text: string; readonly request: FastifyRequest };

const unknownBot = 404;

/** Null: the bot is told. What it does with it stands in its inbox. */
async function receive({ hook, token, text, request }: Sent, { limits, now, live, paper }: AlertOptions): Promise<Refusal | null> {
  const arrivedMs = now();
  const named = readHook(hook);
  const signals = named?.mode === TradingMode.paper ? paper() : live();
  const bot = named === null ? null : (signals?.find(named.strategyId) ?? null);
  if (signals === null || bot === null) return refuse('unknownStrategy');
  if (text.length > signalMessageLimit) return new Refusal('bodyTooLarge', { limitBytes: signalMessageLimit });
  const given = token ?? signals.read(bot, text).token;
  const isRight = await signals.isRight(bot, given);
  const tooMany = await limits.alert(hook, isRight, request);
  if (tooMany !== null) return tooMany;
  if (!isRight || given === null) {
    await signals.noteWrongToken(bot, signals.read(bot, text), arrivedMs);
    return refuse('wrongSignalToken');
  }
  // Wherever a careless sender has put it, it goes no further than here.
  const reading = signals.read(bot, text.replaceAll(given, ''));
  return arrivalRefusal(await signals.receive(bot, reading, arrivedMs, 'webhook'));
}

const parameter = (request: FastifyRequest, name: string): string | null => {
  const { params } = request;
  if (typeof params !== 'object' || params === null) return null;
  const value: unknown = Reflect.get(params, name);
  return typeof value === 'string' ? value : null;
};

export function serveAlerts(app: FastifyInstance, options: AlertOptions): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const hook = parameter(request, 'hook') ?? '';
    const text = typeof request.body === 'string' ? request.body : '';
    const refused = await receive({ hook, token: parameter(request, 'token'), text, request }, options).catch((error: unknown) =>
      errorRefusal(error, request.log),
    );
    if (refused === null) return reply.send(success({}, options.now()));
    return refused.key === 'unknownStrategy'
      ? refusalReply(reply, refused, options.now(), unknownBot)
      : refusalReply(reply, refused, options.now());
  };
  const bodyLimit = 4 * signalMessageLimit;
  app.post('/api/v1/signal/:hook', { bodyLimit }, handler);
  app.post('/api/v1/signal/:hook/:token', { bodyLimit }, handler);
}
