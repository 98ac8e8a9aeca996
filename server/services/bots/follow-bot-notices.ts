// Tells owners what has become of their bots, in the messages of the venue.
import type { Automation, BotNotice } from '#server/automation/automation.ts';
import type { BotRecord } from '#server/automation/bot-view.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { inTurn } from '#server/store/in-turn.ts';

/** The kind of message for each notice. */
const kinds = {
  started: 'botStarted',
  stopped: 'botStopped',
  'out-of-range': 'botOutOfRange',
  'back-in-range': 'botBackInRange',
  'near-liquidation': 'botNearLiquidation',
  refused: 'botRefused',
  filled: 'botFilled',
  'leader-margin': 'copyLeaderMargin',
  'leader-exit': 'copyLeaderExit',
  'exit-stop': 'copyStopped',
  'exit-take': 'copyTaken',
  'day-stop': 'copyRests',
  skipped: 'copySkipped',
  'position-differs': 'signalPositionDiffers',
} as const satisfies Readonly<Record<BotNotice['what'], string>>;

type Options = {
  readonly automation: Pick<Automation, 'onChanged'> & {
    record(strategyId: AccountId): Pick<BotRecord, 'strategyType' | 'symbols' | 'stopReason'> | null;
  };
  /** The market's name by its number. */
  readonly symbolOf: (marketId: number) => string;
  readonly priceOf: (marketId: number, priceTicks: number) => string;
  /** Null: nobody has the account any more. */
  readonly userOf: (accountId: AccountId) => Promise<string | null>;
  readonly putOnce: (userId: string, kind: string, params: Readonly<Record<string, string>>, name: string) => Promise<void>;
  /** Numbers of accounts are different ones in each venue. */
  readonly venue: string;
  readonly log: { error(details: object, text: string): void };
};

export function followBotNotices({ automation, symbolOf, priceOf, userOf, putOnce, venue, log }: Options): void {
  const tell = async (notice: BotNotice): Promise<void> => {
    const { strategyId, ownerId, what, sequence } = notice;
    const bot = automation.record(strategyId);
    const userId = bot === null ? null : await userOf(ownerId);
    if (bot === null || userId === null) return;
    const params = {
      strategyId: String(strategyId),
      strategyType: String(bot.strategyType),
      symbol: 'marketId' in notice ? symbolOf(notice.marketId) : (bot.symbols[0] ?? ''),
      reason: bot.stopReason ?? '',
      venue,
      ...(what === 'filled' ? { side: notice.side, price: priceOf(notice.marketId, notice.priceTicks) } : {}),
    };
    // One record may fill several orders, or be about several markets.
    const order = what === 'filled' ? ` ${notice.orderId}` : 'marketId' in notice ? ` ${notice.marketId}` : '';
    await putOnce(userId, kinds[what], params, `${venue} ${strategyId} ${sequence} ${what}${order}`);
  };
  const tellNext = inTurn(tell, (error) => log.error({ err: error }, 'an owner could not be told of a bot'));
  automation.onChanged(({ notices }) => {
    for (const notice of notices) tellNext(notice);
  });
}
