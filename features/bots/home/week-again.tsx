'use client';
// Asks for the page again while the first backtests of a start are still running.
import { useEffect } from 'react';

import { useRouter } from '#lib/i18n/navigation.ts';

const everyMs = 3000;

export function WeekAgain() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), everyMs);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
