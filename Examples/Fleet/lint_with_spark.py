"""Lints many repositories with Spark.

usage: python lint_with_spark.py LIST OUTPUT [--east FILE] [--shards N] [--master URL]

LIST has a line for each repository: a name, a path that all workers can read, and a revision. Facts are made by shard and
findings by repository. OUTPUT gets the packs, one JSON report for each repository, all findings as Parquet, and
`summary.json`.
"""
import argparse
import json
import os
import subprocess

from pyspark.sql import Row, SparkSession


def main():
    options = flags()
    spark = SparkSession.builder.appName("east").master(options.master).getOrCreate()
    with open(options.list, encoding="utf-8") as lines:
        repositories = [tuple(line.split()) for line in lines if line.strip()]
    shards = [(name, (path, revision, number)) for name, path, revision in repositories
              for number in range(1, options.shards + 1)]
    output, east, count = os.path.abspath(options.output), options.east, options.shards

    # A task that is lost or repeated does no harm: a pack is written whole, and its bytes do not depend on the worker.
    packs = spark.sparkContext.parallelize(shards, len(shards)).map(
        lambda shard: (shard[0], facts(east, output, count, shard[0], *shard[1])))
    reports = packs.groupByKey(len(repositories)).map(
        lambda group: (group[0], report(east, output, group[0], *next(iter(group[1]))))).cache()

    findings = reports.flatMap(lambda item: [row(item[0], finding) for finding in item[1]["findings"]])
    if not findings.isEmpty():
        spark.createDataFrame(findings).write.mode("overwrite").parquet(output + "/findings.parquet")
    summary = {name: result["summary"] for name, result in sorted(reports.collect())}
    with open(output + "/summary.json", "w", encoding="utf-8") as file:
        json.dump(summary, file, indent=2)
    spark.stop()


def facts(east, output, count, name, path, revision, number):
    """Makes the facts of one shard; returns where they are of."""
    folder = f"{output}/packs/{name}"
    os.makedirs(folder, exist_ok=True)
    run([east, "facts", "--no-cache", "--quiet", "--repo", path, "--rev", revision, "--shard", f"{number}/{count}",
         "--output", f"{folder}/{number}.pack"])
    return path, revision


def report(east, output, name, path, revision):
    """Lints one repository with its packs alone; returns the report, and keeps its bytes."""
    result = run([east, "lint", "--no-cache", "--quiet", "--repo", path, "--rev", revision, "--facts-only", "--facts",
                  f"{output}/packs/{name}", "--format", "json", "--fail-level", "never"])
    os.makedirs(f"{output}/reports", exist_ok=True)
    with open(f"{output}/reports/{name}.json", "wb") as file:
        file.write(result)
    return json.loads(result)


def run(command):
    ending = subprocess.run(command, capture_output=True, check=False)
    if ending.returncode != 0:
        raise RuntimeError(ending.stderr.decode(errors="replace"))
    return ending.stdout


def row(name, finding):
    columns = ("rule", "severity", "path", "line", "column", "edge", "message", "fingerprint")
    return Row(repository=name, **{column: finding.get(column) for column in columns})


def flags():
    parser = argparse.ArgumentParser()
    parser.add_argument("list")
    parser.add_argument("output")
    parser.add_argument("--east", default="east")
    parser.add_argument("--shards", type=int, default=4)
    parser.add_argument("--master", default="local[*]")
    return parser.parse_args()


if __name__ == "__main__":
    main()
