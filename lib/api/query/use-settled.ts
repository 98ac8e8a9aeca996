// A text that changes as it is typed, once it pauses.
import { useEffect, useState } from 'react';

export function useSettled(text: string, settleMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text, settleMs]);
  return settled;
}
