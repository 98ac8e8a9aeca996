'use client';
// The last resort: in place of the whole page when its frame itself has failed. It needs nothing but what the document brought along.
import './styles/tokens.css';

import { useEffect, useState } from 'react';

type Words = { readonly title: string; readonly text: string; readonly again: string };

/** The document that has failed, while it still stands; empty where not even that was written. */
function recall() {
  const { lang = '', dir = '', dataset = {} } = typeof document === 'undefined' ? {} : document.documentElement;
  const { theme, stopped = '', stoppedAbout = '', reload = '' } = dataset;
  return { lang, dir, theme, words: { title: stopped, text: stoppedAbout, again: reload } };
}

export default function GlobalError() {
  const [{ lang, dir, theme, words: brought }] = useState(recall);
  const [fetched, setFetched] = useState<Words | null>(null);
  useEffect(() => {
    if (brought.title === '')
      import('./messages/last-resort-words.ts').then(
        async ({ lastResortWords }) => setFetched(await lastResortWords(window.location.pathname)),
        () => undefined,
      );
  }, [brought.title]);
  const { title, text, again } = fetched ?? brought;
  return (
    <html lang={lang} dir={dir} data-theme={theme ?? 'dark'}>
      <body>
        <title>{title}</title>
        <main className="grid min-h-dvh place-items-center bg-surface-0 px-4 text-center text-primary">
          <div className="flex max-w-sm flex-col items-center gap-4">
            <h1 className="text-lg font-semibold">{title}</h1>
            <p className="text-sm text-secondary">{text}</p>
            <button
              type="button"
              onClick={() => window.location.reload()}
              className="h-11 rounded bg-accent px-5 text-sm font-medium text-on-accent hover:bg-accent-strong"
            >
              {again || '↻'}
            </button>
          </div>
        </main>
      </body>
    </html>
  );
}
