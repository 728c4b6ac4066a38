// Jenkinsfile: what a change request adds. The agent needs Swift 6.3, or the folder that Scripts/archive builds; the
// checkout must not be shallow.
pipeline {
  agent any
  stages {
    stage('east') {
      when { changeRequest() }
      steps {
        sh 'git fetch origin "$CHANGE_TARGET"'
        sh 'east gate --format grouped --format checkstyle=east.xml'
      }
      post { always { recordIssues tool: checkStyle(pattern: 'east.xml') } }
    }
  }
}
