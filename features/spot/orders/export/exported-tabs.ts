// The lists that can be taken home as a file: those that come in pages.
import { isRecordTab, type RecordTab } from '../../margin/records/record-tabs.ts';
import type { OrderTab } from '../../orders-view.ts';

export type ExportedTab = 'history' | 'planHistory' | 'fills' | RecordTab;

export const isExported = (tab: OrderTab): tab is ExportedTab =>
  tab === 'history' || tab === 'planHistory' || tab === 'fills' || isRecordTab(tab);
