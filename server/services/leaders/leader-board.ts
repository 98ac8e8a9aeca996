// The standings of all who lead a line, looked up once for everybody who asks within a few seconds.
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { LeaderStatus } from '#lib/contract/leaders/leader-status.ts';
import type { LeaderRows } from './store/leader-rows.ts';
import type { LeaderOnBoard, Leaders } from './leaders.ts';

type Rooms = {
  readonly rows: Pick<LeaderRows, 'ofLine'>;
  readonly standing: Leaders['standing'];
  readonly now: () => number;
  readonly freshMs: number;
};
type Looked = { readonly atMs: number; readonly board: Promise<readonly LeaderOnBoard[]> };

const longest = 200;
/** Looked at side by side, so that the core is not asked for all of them at once. */
const together = 10;

export function createLeaderBoard({ rows, standing, now, freshMs }: Rooms): Leaders['board'] {
  const looked = new Map<LeaderLine, Looked>();
  const look = async (line: LeaderLine): Promise<readonly LeaderOnBoard[]> => {
    const leading = (await rows.ofLine(line)).filter(({ status }) => status === LeaderStatus.leading).slice(0, longest);
    const board: LeaderOnBoard[] = [];
    for (let at = 0; at < leading.length; at += together) {
      const some = leading.slice(at, at + together);
      board.push(...(await Promise.all(some.map(async (leader) => ({ leader, standing: await standing(leader) })))));
    }
    return board;
  };
  return (line) => {
    const last = looked.get(line);
    if (last !== undefined && now() - last.atMs < freshMs) return last.board;
    const board = look(line);
    looked.set(line, { atMs: now(), board });
    board.catch(() => looked.delete(line));
    return board;
  };
}
