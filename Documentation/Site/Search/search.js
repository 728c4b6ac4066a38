// Finds the pages that contain all words, best first. The texts of all pages are in pages.json.
"use strict";

const most = 50;
const form = document.querySelector("form");
const field = form.elements.q;
const count = document.getElementById("count");
const found = document.getElementById("found");
const pages = fetch("pages.json").then((answer) => answer.json());

const wordsOf = (query) => query.toLowerCase().split(/\s+/).filter(Boolean);
const holds = (text, word) => text.toLowerCase().includes(word);

// The title counts most, then headings, then the text. A page of prose is preferred to one of a declaration.
function rank(page, words) {
  let sum = page.kind === "Article" ? 1 : 0;
  for (const word of words) {
    const inTitle = holds(page.title, word);
    const headings = page.parts.filter((part) => holds(part.heading, word)).length;
    const texts = page.parts.filter((part) => holds(part.text, word)).length;
    if (!inTitle && headings + texts === 0) return 0;
    sum += (page.title.toLowerCase() === word ? 60 : inTitle ? 30 : 0) + Math.min(headings, 2) * 8 + Math.min(texts, 4);
  }
  return sum;
}

const hits = (part, words) =>
  words.filter((word) => holds(part.heading, word)).length * 2 + words.filter((word) => holds(part.text, word)).length;

function bestPart(page, words) {
  return page.parts.reduce((best, part) => (hits(part, words) > hits(best, words) ? part : best), page.parts[0]);
}

// The text with the words marked. Nothing of it is read as markup.
function marked(text, words) {
  const line = document.createElement("p");
  const low = text.toLowerCase();
  for (let at = 0; at < text.length; ) {
    const next = words
      .map((word) => ({ word, start: low.indexOf(word, at) }))
      .filter((one) => one.start >= 0)
      .sort((one, other) => one.start - other.start || other.word.length - one.word.length)[0];
    line.append(text.slice(at, next ? next.start : undefined));
    if (!next) break;
    const mark = document.createElement("mark");
    mark.textContent = text.slice(next.start, next.start + next.word.length);
    line.append(mark);
    at = next.start + next.word.length;
  }
  return line;
}

function excerpt(text, words) {
  const first = Math.min(...words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0));
  const start = Number.isFinite(first) ? Math.max(0, first - 60) : 0;
  return (start > 0 ? "…" : "") + text.slice(start, start + 220) + (start + 220 < text.length ? "…" : "");
}

function item(page, words) {
  const part = bestPart(page, words);
  const link = document.createElement("a");
  link.href = "../" + page.path.split("/").map(encodeURIComponent).join("/") + (part.anchor ? "#" + part.anchor : "");
  link.textContent = page.title + (part.heading && part.heading !== "Overview" ? " › " + part.heading : "");
  const kind = document.createElement("small");
  kind.textContent = " " + page.kind;
  const entry = document.createElement("li");
  entry.append(link, kind, marked(excerpt(part.text, words), words));
  return entry;
}

async function search() {
  const query = field.value;
  const words = wordsOf(query);
  const ranked = (await pages)
    .map((page) => ({ page, sum: words.length ? rank(page, words) : 0 }))
    .filter((one) => one.sum > 0)
    .sort((one, other) => other.sum - one.sum || one.page.title.localeCompare(other.page.title));
  if (query !== field.value) return;
  const all = ranked.length === 1 ? "1 page" : `${ranked.length} pages`;
  count.textContent = words.length ? (ranked.length > most ? `${all}, the first ${most}` : all) : "";
  found.replaceChildren(...ranked.slice(0, most).map((one) => item(one.page, words)));
  history.replaceState(null, "", words.length ? "?q=" + encodeURIComponent(query) : location.pathname);
}

field.value = new URLSearchParams(location.search).get("q") ?? "";
field.addEventListener("input", search);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  search();
});
search();
