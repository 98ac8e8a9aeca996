'use client';
// Late code of a component that stands without it, and what became of the fetch.
import { useCallback, useEffect, useState } from 'react';

import type { LateCode } from './late-code.ts';

export type UsedCode<Code> = {
  /** Null before it is here. */
  readonly code: Code | null;
  readonly failed: boolean;
  readonly again: () => void;
};

/** Fetched from the moment in which it is wanted. */
export function useLateCode<Code extends object>(late: LateCode<Code>, isWanted: boolean): UsedCode<Code> {
  const [code, setCode] = useState<Code | null>(null);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    let gone = false;
    late.fetch().then(
      (loaded) => {
        if (gone) return;
        setCode(loaded);
        setFailed(false);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [late, isWanted, turn]);
  return { code, failed, again: useCallback(() => setTurn((before) => before + 1), []) };
}
