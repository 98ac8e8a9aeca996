// The one of the two dialogs of the keyboard that is open.
import { create } from 'zustand';

type View = { readonly open: 'palette' | 'keys' | null; show(open: View['open']): void };

export const useCommandView = create<View>((set) => ({ open: null, show: (open) => set({ open }) }));
