import com.google.common.collect.ImmutableList;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.EvaluationRestrictions;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * Answers the Firebase CLI's questions about storage rules with the rules engine inside the Firestore emulator jar: one JSON
 * object a line, on standard input and output. Whatever it cannot decide it denies, with the reason in "errors".
 */
public final class StorageRulesRuntime {
  /** The CLI parses each chunk it reads as one object; two answers in one chunk would be lost and hang the upload. */
  private static final long PAUSE_BETWEEN_ANSWERS_MS = 10;

  private final Map<String, RulesetAst> rulesets = new HashMap<>();
  private final FirebaseRulesProtoCompiler compiler =
      FirebaseRulesProtoCompiler.createStandalone(
          FirebaseRulesLangOptions.builder().allowTernaryOperator(true).build());
  private final PrintStream out;
  private long lastAnswer;

  private StorageRulesRuntime(PrintStream out) {
    this.out = out;
  }

  public static void main(String[] args) throws Exception {
    PrintStream answers = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    System.setOut(System.err); // a library's own print must not land between two answers
    StorageRulesRuntime runtime = new StorageRulesRuntime(answers);
    runtime.send(answer(-1, ""));
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (!line.isBlank()) runtime.send(runtime.handle(line));
    }
  }

  private JsonObject handle(String line) {
    JsonObject reply = answer(-1, "");
    try {
      JsonObject request = JsonParser.parseString(line).getAsJsonObject();
      reply = answer(request.get("id").getAsLong(), request.get("action").getAsString());
      JsonObject context = request.getAsJsonObject("context");
      switch (request.get("action").getAsString()) {
        case "load_ruleset" -> load(context, reply);
        case "verify" -> verify(context, reply);
        default -> throw new IllegalArgumentException("unknown action");
      }
    } catch (Exception | LinkageError | StackOverflowError reason) {
      refuse(reply, reason);
    }
    return reply;
  }

  private void load(JsonObject context, JsonObject reply) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement file : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject fields = file.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(fields.get("name").getAsString())
              .setContent(fields.get("content").getAsString()));
    }
    CompileResult compiled = compiler.compile(source.build());
    for (Issue issue : compiled.getIssues()) {
      String list = issue.getSeverity() == Issue.Severity.ERROR ? "errors" : "warnings";
      reply.getAsJsonArray(list).add(describe(issue));
    }
    if (compiled.hasCompilationError()) return;
    RulesetAst ruleset = compiled.getRulesetAst();
    rulesets.put(context.get("rulesetName").getAsString(), ruleset);
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", Math.max(1, ruleset.getVersionValue()));
    reply.add("result", result);
  }

  private void verify(JsonObject context, JsonObject reply) throws Exception {
    RulesetAst ruleset = rulesets.get(context.get("rulesetName").getAsString());
    if (ruleset == null) throw new IllegalArgumentException("unknown ruleset");
    RuleContext.Builder question =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(context.get("path").getAsString());
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().merge(variable.getValue().toString(), value);
      question.supplyVariable(variable.getKey(), value.build());
    }
    boolean permit =
        new DefaultEvaluator(ruleset, ImmutableList.of(), EvaluationRestrictions.builder().build())
            .evaluate(question.build())
            .get()
            .permit();
    reply.add("result", permission(permit));
  }

  /** The shape that the CLI's rules manager reads file and line from; it prints anything else as it stands. */
  private static String describe(Issue issue) {
    JsonObject position = new JsonObject();
    position.addProperty("fileName_", issue.getSourcePosition().getFileName());
    position.addProperty("line_", issue.getSourcePosition().getLine());
    JsonObject description = new JsonObject();
    description.addProperty("description_", issue.getDescription());
    description.add("sourcePosition_", position);
    return description.toString();
  }

  private static void refuse(JsonObject reply, Throwable reason) {
    Throwable cause = reason;
    while (cause.getCause() != null) cause = cause.getCause();
    reply.getAsJsonArray("errors").add("not permitted: " + cause);
    reply.add("result", permission(false));
  }

  private static JsonObject permission(boolean permit) {
    JsonObject result = new JsonObject();
    result.addProperty("permit", permit);
    return result;
  }

  private static JsonObject answer(long id, String action) {
    JsonObject reply = new JsonObject();
    reply.addProperty("id", id);
    reply.addProperty("status", "ok");
    reply.addProperty("action", action);
    reply.add("errors", new JsonArray());
    reply.add("warnings", new JsonArray());
    return reply;
  }

  private void send(JsonObject reply) throws InterruptedException {
    long wait = lastAnswer + PAUSE_BETWEEN_ANSWERS_MS - System.currentTimeMillis();
    if (wait > 0) Thread.sleep(wait);
    out.print(reply + "\n");
    out.flush();
    lastAnswer = System.currentTimeMillis();
  }
}
