// The time, once a minute; 0 until the page has come to life, so that server and browser write the same.
import { useEffect, useState } from 'react';

export function useMinute(): number {
  const [nowMs, setNow] = useState(0);
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
