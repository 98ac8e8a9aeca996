// Tells participants of the funded-trader programme what has become of their attempts, and makes traders of those who pass.
import { type RoleAccount, TraderRole } from '#lib/contract/accounts/trader-role.ts';
import { isDatabaseAway } from '#server/store/database-away.ts';
import type { AttemptReader } from '#server/projections/trader-pro/create-attempt-reader.ts';

/** Verdicts are given by events at once; letters about them go out within this. */
const lookEveryMs = 2_000;

type Options = {
  readonly reader: Pick<AttemptReader, 'untold' | 'markTold'>;
  readonly giveRole: (userId: string, account: RoleAccount, role: TraderRole) => Promise<void>;
  readonly putOnce: (userId: string, kind: string, params: Readonly<Record<string, string>>, name: string) => Promise<void>;
  /** Tells it by e-mail too, where the participant wants that. */
  readonly mail: (news: News) => Promise<void>;
  readonly log: { error(details: object, text: string): void };
};

type News = Awaited<ReturnType<AttemptReader['untold']>>[number];

/** An attempt that is given up for another one needs no letter: its participant did it. */
const letters = {
  alert: 'programmeAlert',
  passed: 'programmePassed',
  failed: 'programmeFailed',
  reset: null,
} as const satisfies Readonly<Record<News['kind'], string | null>>;

export type ProgrammeNews = {
  /** Tells what is not told yet: once each, however often it is begun again. */
  look(): Promise<void>;
  stop(): void;
};

export function tellProgrammeNews({ reader, giveRole, putOnce, mail, log }: Options): ProgrammeNews {
  const tell = async (news: News): Promise<void> => {
    const { participant, accountId, sequence, rule, number } = news;
    const kind = letters[news.kind];
    // Leading contracts is what is practised here.
    if (news.kind === 'passed') await giveRole(participant, 'mc', TraderRole.trader);
    if (kind !== null) await putOnce(participant, kind, { rule, number: String(number) }, `trader-pro ${accountId} ${sequence} ${rule}`);
    await reader.markTold(news);
    // Afterwards: an e-mail may be lost by a crash, and never comes twice.
    await mail(news);
  };
  const look = async (): Promise<void> => {
    for (let news = await reader.untold(); news.length > 0; news = await reader.untold()) for (const one of news) await tell(one);
  };
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    look()
      .catch((error: unknown) => {
        if (!isDatabaseAway(error)) log.error({ err: error }, 'participants of the programme could not be told');
      })
      .finally(() => {
        looking = false;
      });
  }, lookEveryMs).unref();
  return { look, stop: () => clearInterval(timer) };
}
