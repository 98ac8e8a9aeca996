// Shows what has changed: at most once per frame and not on a hidden page, but one's own orders at any time.
import type { Clock } from './clock.ts';

type Commit = () => void;

function runAll(commits: Set<Commit>): void {
  const due = [...commits];
  commits.clear();
  for (const commit of due) commit();
}

export function createCommitQueue(clock: Clock) {
  const commits = new Set<Commit>();
  const ownCommits = new Set<Commit>();
  let visible = true;
  let framed = false;

  const flush = (): void => {
    framed = false;
    if (!visible) return;
    runAll(ownCommits);
    runAll(commits);
  };
  const schedule = (): void => {
    if (framed || !visible) return;
    framed = true;
    clock.frame(flush);
  };

  return {
    changed: (commit: Commit): void => {
      commits.add(commit);
      schedule();
    },
    /** Something of one's own orders has changed: a hidden page hears of it too. */
    ownChanged: (commit: Commit): void => {
      ownCommits.add(commit);
      // No picture is drawn of a hidden page.
      if (visible) schedule();
      else clock.after(0, () => runAll(ownCommits));
    },
    /** Coming back, all that has changed meanwhile is shown at once. */
    setVisible: (now: boolean): void => {
      visible = now;
      if (visible) flush();
    },
  };
}
