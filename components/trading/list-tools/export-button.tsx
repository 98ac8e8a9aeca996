'use client';
// Takes one's history home as a file: says how far it is, and stops when it is pressed again.
import { Download, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { keepFile } from '#components/ui/keep-file.ts';

type Format = 'csv' | 'jsonl';

type Props = {
  /** The name of the file, before its day. */
  readonly name: string;
  readonly format?: Format;
  /** The file's text, with progress; rejects when it cannot be had, or when `signal` says stop. */
  readonly write: (signal: AbortSignal, onProgress: (count: number) => void) => Promise<string>;
  /** Not told of what was stopped. */
  readonly onFailed: (error: unknown) => void;
};

const types: Readonly<Record<Format, string>> = { csv: 'text/csv;charset=utf-8', jsonl: 'application/jsonl;charset=utf-8' };

function save(text: string, name: string, format: Format): void {
  keepFile(new Blob([text], { type: types[format] }), name);
}

export function ExportButton({ name, format = 'csv', write, onFailed }: Props) {
  const t = useTranslations('terminal.export');
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setCount(0);
    try {
      save(await write(controller.signal, setCount), `meridian-${name}-${new Date().toISOString().slice(0, 10)}.${format}`, format);
    } catch (error) {
      if (!controller.signal.aborted) onFailed(error);
    }
    setCount(null);
    running.current = null;
  };
  return count === null ? (
    <Button size="small" look="quiet" onClick={() => void run()} className="max-md:h-11">
      <Download size={13} aria-hidden /> {t(format)}
    </Button>
  ) : (
    <Button size="small" look="quiet" onClick={() => running.current?.abort()} className="max-md:h-11">
      <X size={13} aria-hidden /> {t('stop', { count })}
    </Button>
  );
}
