cask "trickhouse" do
  version "@VERSION@"
  sha256 "@SHA256:Trickhouse-@VERSION@-mac-universal.dmg@"

  url "@DOWNLOADS@/Trickhouse-#{version}-mac-universal.dmg"
  name "Trickhouse"
  desc "Thirteen trick-taking card games, alone or over the local network"
  homepage "@HOMEPAGE@"

  auto_updates true
  depends_on macos: ">= :ventura"

  app "Trickhouse.app"

  zap trash: [
    "~/Library/Application Support/Trickhouse",
    "~/Library/Preferences/org.trickhouse.table.plist",
    "~/Library/Saved Application State/org.trickhouse.table.savedState",
  ]
end
