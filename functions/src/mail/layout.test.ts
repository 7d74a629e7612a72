import { expect, test } from 'vitest';
import { escapeHtml } from '../domain/escapeHtml.ts';
import { layout } from './layout.ts';
import { newMail } from './newMail.ts';

const now = new Date('2026-11-21T12:00:00Z');
const letter = { title: 'Olá', paragraphs: ['Uma linha\noutra'] };

test('what people typed cannot become HTML', () => {
  const evil = `<script>alert("1")</script>&'`;
  const { html } = layout({ title: evil, paragraphs: [evil], quote: evil, action: { label: evil, url: `https://a.example/"onclick=${evil}` }, others: [{ label: evil, url: 'https://a.example' }] });
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('"onclick');
  expect(html.split(escapeHtml(evil))).toHaveLength(8);
});

test('both forms of a mail say the same', () => {
  const { text, html } = layout({ ...letter, quote: 'Aspas\nmais', action: { label: 'Ver', url: 'https://a.example/x' }, others: [{ label: 'Já', url: 'https://a.example/y' }] });
  expect(text).toContain('Uma linha\noutra\n\n> Aspas\n> mais\n\nVer: https://a.example/x\n\nJá: https://a.example/y\n\n--\nVagas Canabrava');
  expect(html).toContain('Uma linha<br>outra');
  expect(html).toContain('Aspas<br>mais');
  for (const address of ['x', 'y']) expect(html).toContain(`href="https://a.example/${address}"`);
});

test('a subject is one line', () => {
  expect(newMail({ to: 'a@b.example', subject: 'Vaga\r\nBcc: todos@b.example' }, letter, now)!.message.subject).toBe('Vaga Bcc: todos@b.example');
});

test.each(['', 'ninguém', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', 'A <a@b.example>'])('%j is nobody to write to, and nobody to answer', (to) => {
  expect(newMail({ to, subject: 'x' }, letter, now)).toBeNull();
  expect(newMail({ to: 'a@b.example', replyTo: to, subject: 'x' }, letter, now)!.replyTo).toBeNull();
});

test('an answer goes to the board\'s own people where nobody else is named', () => {
  expect(newMail({ to: 'a@b.example', subject: 'x' }, letter, now)!.replyTo).toBe('suporte@vagascanabrava.com.br');
});
