// One setting: its name, what it means, and where it is chosen.
import type { ReactNode } from 'react';

export function SettingRow({ name, about, children }: { readonly name: string; readonly about: string; readonly children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-subtle px-4 py-4 last:border-0">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-sm font-medium">{name}</h2>
        <p className="mt-1 max-w-prose text-xs text-muted">{about}</p>
      </div>
      {children}
    </li>
  );
}
