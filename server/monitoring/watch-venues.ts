// The figures of the venues: their journals, the readers behind them, and their bots.
import type { Metrics } from './metrics.ts';

/** A venue at a moment. */
export type VenueFigures = {
  readonly venue: string;
  readonly isReady: boolean;
  readonly sequence: number;
  /** Commands that were sent to the core and are not answered. */
  readonly commandsWaiting: number;
  /** Records that wait to be written into the tables. */
  readonly backlog: number;
  readonly bots: {
    readonly running: number;
    /** Commands of the journal that they have not seen. */
    readonly behind: number;
    readonly stepsInFlight: number;
    readonly stepsWaiting: number;
    readonly areWell: boolean;
  };
};

const told: readonly { readonly name: string; readonly help: string; readonly of: (venue: VenueFigures) => number }[] = [
  { name: 'ready', help: '1: orders can be placed.', of: ({ isReady }) => Number(isReady) },
  { name: 'journal_sequence', help: 'The last command in the journal.', of: ({ sequence }) => sequence },
  { name: 'commands_waiting', help: 'Commands that the core has not answered.', of: ({ commandsWaiting }) => commandsWaiting },
  { name: 'projection_backlog_records', help: 'Records that wait to be written into the database.', of: ({ backlog }) => backlog },
  { name: 'bots_running', help: 'Bots that have not ended.', of: ({ bots }) => bots.running },
  { name: 'bots_behind_commands', help: 'Commands of the journal that the bots have not seen.', of: ({ bots }) => bots.behind },
  { name: 'bot_steps_in_flight', help: 'Steps of bots that the core has not answered.', of: ({ bots }) => bots.stepsInFlight },
  { name: 'bot_steps_waiting', help: 'Steps of bots that wait to be sent.', of: ({ bots }) => bots.stepsWaiting },
  { name: 'bots_well', help: '1: bots act, and their states are written.', of: ({ bots }) => Number(bots.areWell) },
];

/** All of them are looked up once for each time that somebody asks. */
export function watchVenues({ watch }: Pick<Metrics, 'watch'>, look: () => Promise<readonly VenueFigures[]>): void {
  let looking: Promise<readonly VenueFigures[]> | null = null;
  const lookOnce = (): Promise<readonly VenueFigures[]> => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
  for (const { name, help, of } of told)
    watch({ name, help, labels: ['venue'] }, async () =>
      (await lookOnce()).map((figures) => ({ labels: { venue: figures.venue }, value: of(figures) })),
    );
}
