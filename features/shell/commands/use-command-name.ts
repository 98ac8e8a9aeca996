// The name of a command, as the palette and the list of keys write it.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import { closeShares, type CommandId } from '#lib/commands/commands.ts';

const shares: Partial<Readonly<Record<CommandId, number>>> = closeShares;

export function useCommandName(): (id: CommandId) => string {
  const t = useTranslations('shell');
  return useCallback((id) => t(`commands.name.${id}`, { share: `${shares[id] ?? 100}%` }), [t]);
}
