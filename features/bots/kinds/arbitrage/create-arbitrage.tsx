'use client';
// Around the page on which an arbitrage bot is made.
import { CreateBot, type CreateProps } from '../../create/state/create-bot.tsx';
import { arbitrageForm } from './arbitrage-form.ts';

export const CreateArbitrage = (props: CreateProps) => <CreateBot form={arbitrageForm} {...props} />;
