'use client';
// Commands to be typed into a terminal, and the button that copies them.
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

type Props = { readonly commands: string; readonly words: { readonly copy: string; readonly copied: string } };

export function CopyCommands({ commands, words }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText(commands).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), 2000);
      },
      () => undefined,
    );
  };
  return (
    <div dir="ltr" className="flex h-11 items-center gap-2 rounded border border-strong bg-surface-0 ps-3">
      <code className="min-w-0 flex-1 truncate text-sm">{commands}</code>
      <button
        type="button"
        aria-label={copied ? words.copied : words.copy}
        title={copied ? words.copied : words.copy}
        onClick={copy}
        className="grid size-11 shrink-0 place-items-center rounded text-muted hover:text-primary"
      >
        {copied ? <Check size={16} aria-hidden className="text-positive" /> : <Copy size={16} aria-hidden />}
      </button>
    </div>
  );
}
