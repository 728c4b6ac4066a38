/// The script that filters and sorts tables. Without scripts a page shows all rows.
enum PageScript {
  /// The hash of the script for the content security policy; a test compares it with the computed hash.
  static let hash = "sha256-oMaSZW04ZZ4tv9EqqXdDudy5Qq3nt33JZ7mjYfirDsM="

  static let text = #"""
    for (const table of document.querySelectorAll("table.list")) {
      const rows = [...table.tBodies[0].rows];
      const texts = rows.map((row) => row.textContent.toLowerCase());
      const field = table.parentElement.parentElement.querySelector("input");
      const count = table.parentElement.parentElement.querySelector("output");
      const filter = () => {
        const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
        let shown = 0;
        rows.forEach((row, number) => {
          row.hidden = !words.every((word) => texts[number].includes(word));
          if (!row.hidden) shown += 1;
        });
        count.value = shown + " of " + rows.length;
      };
      field.addEventListener("input", filter);
      field.closest("p").hidden = false;
      filter();
      [...table.tHead.rows[0].cells].forEach((cell, column) => {
        const button = document.createElement("button");
        button.type = "button";
        button.append(...cell.childNodes);
        cell.append(button);
        button.addEventListener("click", () => {
          const falls = cell.getAttribute("aria-sort") === "ascending";
          for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
          cell.setAttribute("aria-sort", falls ? "descending" : "ascending");
          const key = (row) => row.cells[column].dataset.key ?? row.cells[column].textContent;
          const order = new Intl.Collator("en", { numeric: true }).compare;
          const sorted = [...rows].sort((one, other) => (falls ? -1 : 1) * order(key(one), key(other)));
          table.tBodies[0].append(...sorted);
        });
      });
    }
    """#
}
