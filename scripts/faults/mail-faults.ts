import { setTimeout as delay } from 'node:timers/promises';
import type { MailFaults } from '../../apps/server/test/mail-server.ts';
import { ALL_DATABASES, type Fault } from './fault.ts';
import { slowDown, stopForSeconds } from './receiver-faults.ts';

export const mailServerStopped: Fault = {
  name: 'mail server stopped: connections end and are refused',
  databases: ALL_DATABASES,
  repetitions: 3,
  inject: ({ receivers, random }) => stopForSeconds(receivers.mail.link, random),
};

export const mailServerSlow: Fault = {
  name: 'mail server slow, or silent for seconds',
  databases: ALL_DATABASES,
  repetitions: 2,
  inject: ({ receivers, random }) => slowDown(receivers.mail.link, random),
};

export const mailServerFailing: Fault = {
  name: 'mail server refuses mails, is full, or takes them and breaks off',
  databases: ALL_DATABASES,
  repetitions: 4,
  inject: async ({ receivers, random }) => {
    const { server } = receivers.mail;
    const faults: [MailFaults, ...MailFaults[]] = [
      { dropsConnections: true },
      { refusesWith: 421 },
      { refusesWith: 452 },
      { refusesWith: 554 },
    ];
    server.setFaults(random.pick(faults));
    await delay(random.between(2_000, 5_000));
    server.setFaults({});
  },
};
