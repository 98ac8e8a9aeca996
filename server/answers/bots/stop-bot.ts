// Stops a bot as its owner asks: selling everything or giving it back, and as its terms have it where nothing is asked.
import { sellsAtEnd } from '#lib/contract/bots/sells-at-end.ts';
import type { OwnedBot } from '#server/services/bots/bots.ts';
import { tellBot } from './tell-bot.ts';

type Request = Parameters<typeof tellBot>[0] & { readonly endOperate?: 1 | 2 | undefined };

export const stopBot = (
  { terms }: OwnedBot,
  request: Request,
  session: Parameters<typeof tellBot>[1],
  rooms: Parameters<typeof tellBot>[2],
): ReturnType<typeof tellBot> =>
  tellBot(request, session, rooms, {
    action: 'stop',
    sells: request.endOperate === undefined ? sellsAtEnd(terms) : request.endOperate === 1,
  });
