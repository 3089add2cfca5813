import { describe, expect, test } from 'vitest';
import { titleFromText } from '../title.ts';
import { firstInformative } from './greeting.ts';

describe('a title', () => {
  test.each([
    ['my shoulder clicks after about 30 pushups, stops as soon as i rest', 'My shoulder clicks after about 30 pushups'],
    ['explain tides to a 7 year old in max 4 sentences', 'Explain tides to a 7 year old'],
    ["what's the diff between a heat pump and an air con", 'Difference between a heat pump and an air con'],
    ['glasgow to bruges by train with a toddler is that sane', 'Glasgow to bruges by train with a toddler'],
    ['leg de mediaan uit alsof ik tien ben', 'Mediaan'],
    ['vis bakken zonder koekenpan, lukt dat', 'Vis bakken zonder koekenpan'],
    ['Pfannkuchen ohne Eier, geht das', 'Pfannkuchen ohne Eier'],
    ['When you fold a map, why does it never fold back?', 'When you fold a map, why does it never fold back'],
  ])('of %j has no loose end', (text, title) => {
    expect(titleFromText(text)).toBe(title);
  });

  test('of a program’s message is its cause', () => {
    expect(
      titleFromText('Error response from server: cannot start unit web: Bind failed: address is already in use'),
    ).toMatch(/already in use/i);
  });
});

describe('the question that a title is made of', () => {
  test.each([
    [['hi', 'my boiler leaks'], 'my boiler leaks'],
    [['Hallo!', 'Wie alt wird eine Linde?'], 'Wie alt wird eine Linde?'],
    [['help', 'my boiler leaks'], 'my boiler leaks'],
    [['hi there', 'thanks'], 'hi there'],
    [['hi, my boiler leaks', 'it is 20 years old'], 'hi, my boiler leaks'],
    [[], ''],
  ])('is the first that says something: %j', (openers, expected) => {
    expect(firstInformative(openers)).toBe(expected);
  });
});
