// What is done with the database one after the other, in the order in which things happened.
import { setTimeout as delay } from 'node:timers/promises';

import { isDatabaseAway } from './database-away.ts';

const againMs = 500;

/** Nothing tells news again later: while the database is away they wait. What fails otherwise does not hold up the next. */
export function inTurn<News>(tell: (news: News) => Promise<void>, onFailed: (error: unknown) => void): (news: News) => void {
  const tellInTime = async (news: News): Promise<void> => {
    for (;;) {
      try {
        return await tell(news);
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        await delay(againMs, undefined, { ref: false });
      }
    }
  };
  let telling = Promise.resolve();
  return (news) => {
    telling = telling.then(() => tellInTime(news)).catch(onFailed);
  };
}
