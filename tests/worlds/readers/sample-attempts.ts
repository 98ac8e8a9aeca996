// Attempts at the programme and their news, as the programme's reader writes them.
import { newAttempt } from '#server/projections/trader-pro/attempt.ts';
import { attemptRow } from '#server/projections/trader-pro/attempt-row.ts';
import type { ProgrammeChanges } from '#server/automation/programme/programme-reader.ts';

export function sampleAttempts(startMs: number): ProgrammeChanges {
  const participants = ['ann', 'bob', 'cat', 'ann', 'bob'];
  const attempts = participants.map((participant, place) => ({
    ...newAttempt(
      {
        accountId: 1000 + place,
        participant,
        number: place < 3 ? 1 : 2,
        startedSequence: 10 + place,
        startedMs: startMs + place,
        startUnits: 1_000_000_000_000n,
      },
      new Map([[0, 1_000_000_000_000n]]),
    ),
    equityUnits: 1_000_000_000_000n + BigInt(place % 2) * 70_000_000_000n,
    wins: place,
    closes: 2 * place,
  }));
  return {
    attempts: attempts.map(attemptRow),
    news: attempts.flatMap(({ accountId }) =>
      (['alert', 'passed', 'failed'] as const).map((kind, place) => ({
        accountId,
        sequence: 20 + place,
        rule: place === 1 ? ('' as const) : ('dailyLoss' as const),
        kind,
        timeMs: startMs + place,
        value: BigInt(place) - 1n,
        limit: 5n,
      })),
    ),
  };
}
