// Takes rows out of a list one by one: each is on its way out until it is gone, or stays after all.
import { useState } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';

type Leaving = {
  readonly isLeaving: (id: string) => boolean;
  readonly leave: (id: string, take: () => Promise<unknown>) => Promise<void>;
};

export function useLeaving(said: string, refusalText: (error: unknown) => string): Leaving {
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  return {
    isLeaving: (id) => leaving.has(id),
    leave: async (id, take) => {
      setLeaving((now) => new Set(now).add(id));
      try {
        await take();
        showToast('done', said);
      } catch (error) {
        showToast('failed', refusalText(error));
        setLeaving((now) => new Set([...now].filter((one) => one !== id)));
      }
    },
  };
}
