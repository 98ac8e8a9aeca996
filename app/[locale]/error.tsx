'use client';
// A page that could not be made: say so, and offer another try. It is part of every page: without a network nothing more would come.
import { useEffect } from 'react';

import { UnstablePage } from '#features/shell/connection/unstable-page.tsx';

const again = (): void => window.location.reload();

export default function PageError() {
  useEffect(() => {
    // The network is back: nobody should have to ask for the page.
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return <UnstablePage onAgain={again} />;
}
